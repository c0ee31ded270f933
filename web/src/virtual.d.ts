declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:words" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
