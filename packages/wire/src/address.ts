/** The address of a way in, such as `GET /tables/:id`, with its blanks filled. No schema is needed for it, so pages may use it. */
export function addressOf(way: string, params: object = {}, query: object = {}): { method: string; path: string } {
  const [method, pattern] = way.split(' ')
  const blanks = new Map(Object.entries(params))
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(`${blanks.get(name)}`))
  const said = Object.entries(query).filter(([, value]) => value !== undefined)
  return { method, path: said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path }
}
