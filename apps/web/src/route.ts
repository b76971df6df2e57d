import { signal } from '@preact/signals'

/** Where one is in the app: the part of the address behind `#/`. */
export interface Route {
  page: string
  /** Further parts of the path. */
  parts: string[]
  query: URLSearchParams
}

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const [page = '', ...parts] = path.split('/').map(part => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  })
  return { page, parts, query: new URLSearchParams(query) }
}

/** The route now. */
export const route = signal(read())

addEventListener('hashchange', () => {
  route.value = read()
})

/** The address of a page. */
export function address(page: string, ...parts: string[]): string {
  return `#/${[page, ...parts.map(encodeURIComponent)].join('/')}`
}

/** Goes to an address. */
export function go(to: string, replace = false): void {
  if (replace) {
    history.replaceState(null, '', to)
    route.value = read()
  } else location.hash = to
}

/** Goes to a table of a server, with the secret of its link where it has one. */
export function goToTable({ id, link }: { id: string; link?: string | null | undefined }): void {
  go(`${address('t', id)}${link ? `?link=${link}` : ''}`)
}
