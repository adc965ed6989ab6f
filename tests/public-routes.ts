/**
 * The public routes of a running site from its site map, or those named on the command line.
 * @param onePerKind whether to return only the first article of each kind
 */
export async function publicRoutes(siteUrl: string, { onePerKind = false } = {}): Promise<string[]> {
  const named = process.argv.slice(2);
  if (named.length > 0) return named;
  const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const all = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const kindOf = (path: string) => /^\/([^/]+)\/[0-9a-f-]{36}$/.exec(path)?.[1];
  return all.filter(
    (path) => !onePerKind || !kindOf(path) || all.find((each) => kindOf(each) === kindOf(path)) === path,
  );
}
