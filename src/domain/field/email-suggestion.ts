/** Domains by country, those of most customers first: the first of equally near ones is suggested. */
const everywhere = 'gmail.com hotmail.com outlook.com yahoo.com icloud.com live.com msn.com'
const providers: Readonly<Record<string, string>> = {
  FR: `gmail.com orange.fr hotmail.fr wanadoo.fr free.fr yahoo.fr sfr.fr laposte.net outlook.fr live.fr bbox.fr neuf.fr ${everywhere}`,
  ES: `gmail.com hotmail.com hotmail.es yahoo.es outlook.es movistar.es telefonica.net ${everywhere}`,
  BE: `gmail.com telenet.be hotmail.com skynet.be hotmail.be proximus.be outlook.be live.be voo.be scarlet.be ${everywhere}`,
  NL: `gmail.com hotmail.com ziggo.nl kpnmail.nl live.nl hotmail.nl outlook.nl home.nl planet.nl xs4all.nl hetnet.nl ${everywhere}`,
  IT: `gmail.com libero.it hotmail.it virgilio.it alice.it yahoo.it tiscali.it outlook.it live.it tin.it fastwebnet.it ${everywhere}`,
}

/** Domains that look like others and are no mistakes. */
const alsoThere =
  'mail.com ymail.com email.com email.it gmx.com gmx.fr gmx.net gmx.de gmx.es gmx.be gmx.at me.com mac.com aol.com aol.fr proton.me pm.me ' +
  'orange.es orange.be orange.com orange.pl outlook.de outlook.pt outlook.at hotmail.de hotmail.ch yahoo.de yahoo.pt live.de live.at live.ca ' +
  'hotmail.co.uk yahoo.co.uk live.co.uk inwind.it iol.it poste.it pec.it tele2.nl tele2.it casema.nl chello.nl chello.be'

const known = new Set(`${Object.values(providers).join(' ')} ${alsoThere}`.split(' '))

/** Suggests `ana@gmail.com` for `ana@gmial.con`. `country` is an ISO 3166-1 alpha-2 code. */
export function emailSuggestion(value: string, country: string): string | undefined {
  const [, name, domain = ''] = /^([^\s@]+)@(\S+)$/.exec(value.trim()) ?? []
  const typed = domain.toLowerCase()
  if (name === undefined || known.has(typed)) return undefined
  const candidates = [...new Set((providers[country] ?? everywhere).split(' '))]
  const near = candidates
    .map((candidate) => ({ candidate, distance: distanceTo(candidate, typed) }))
    .filter(({ candidate, distance }) => distance <= (nameOf(candidate).length < 5 ? 1 : 2))
    .sort((a, b) => a.distance - b.distance)
  return near[0] && `${name}@${near[0].candidate}`
}

const nameOf = (domain: string): string => domain.slice(0, domain.lastIndexOf('.'))

/** Without an ending in what was typed, only names are compared. */
function distanceTo(candidate: string, typed: string): number {
  return /[.,]/.test(typed)
    ? editDistance(candidate, typed)
    : Math.min(editDistance(candidate, typed), editDistance(nameOf(candidate), typed) + 1)
}

/** Computes the optimal string alignment, in which swapped letters are one mistake. */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return 3
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const exchanged = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          exchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(from.length, to.length)
}
