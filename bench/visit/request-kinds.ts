/** What a browser asks for while somebody visits, with what the table calls it. All but files reach the worker. */
export const requestKinds = {
  page: 'pages that are opened',
  ahead: 'pages fetched ahead and never opened, or refused then',
  picture: 'pictures',
  mapPicture: 'pictures of maps',
  call: 'calls of the API',
  banner: 'banner of cookies',
  rules: 'speculation rules',
  file: 'files, which need no worker',
} as const
export type RequestKind = keyof typeof requestKinds

/** Requests of one view, by kind. */
export type RequestsOfView = Readonly<Record<Exclude<RequestKind, 'file'>, number>>

const starts: readonly (readonly [start: string, kind: RequestKind])[] = [
  ['/pictures/', 'picture'],
  ['/partners/', 'picture'],
  ['/map-pictures/', 'mapPicture'],
  ['/api/', 'call'],
  ['/speculation-rules/', 'rules'],
]

function kindOf(path: string, isFile: (path: string) => boolean): RequestKind {
  if (isFile(path)) return 'file'
  if (path.endsWith('/cookies/choice')) return 'banner'
  return starts.find(([start]) => path.startsWith(start))?.[1] ?? 'page'
}

/** Counts the requests of a visit by kind. Pages beyond those that were opened were fetched ahead. */
export function countRequests(
  paths: readonly string[],
  { views, isFile }: { readonly views: number; readonly isFile: (path: string) => boolean },
): Readonly<Record<RequestKind, number>> {
  const counts = { page: 0, ahead: 0, picture: 0, mapPicture: 0, call: 0, banner: 0, rules: 0, file: 0 }
  for (const path of paths) counts[kindOf(path, isFile)]++
  return { ...counts, page: views, ahead: counts.page - views }
}
