declare module "virtual:glyphs" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:translations" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
