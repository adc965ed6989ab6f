// Written by scripts/build-knowledge.ts before a deploy; not in the repository.
declare module "*/knowledge.json" {
  const knowledge: unknown;
  export default knowledge;
}
