/** Scripts of the fetched page do not run. Rejects for any status but 200. */
export function documentAt(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.addEventListener('loadend', () =>
      request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject(new Error(`${request.status} of ${address}`)),
    )
    request.send()
  })
}

export async function addSheetsOf(page: Document): Promise<void> {
  const sheets = (root: Document) => [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const known = new Set(sheets(document).map(({ href }) => href))
  const loading = sheets(page)
    .filter(({ href }) => !known.has(href))
    .map(
      ({ href }) =>
        new Promise((settled) => {
          const sheet = document.createElement('link')
          sheet.rel = 'stylesheet'
          sheet.href = href
          for (const end of ['load', 'error']) sheet.addEventListener(end, settled)
          document.head.append(sheet)
        }),
    )
  await Promise.all(loading)
}
