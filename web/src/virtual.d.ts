declare module "virtual:glyphs" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:translations" {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  export const shared: Loaders;
  export const games: Record<string, Loaders>;
}
