/** Words of Flanders and what the Netherlands says instead: the Dutch texts are written once, with the former. */
const words: readonly (readonly [string, string])[] = [
  ['confituur', 'jam'],
  ['koffiekoeken', 'zoete broodjes'],
  ['uitstap', 'uitstapje'],
  ['namiddag', 'middag'],
  ['zetels', 'fauteuils'],
  ['koppels', 'stellen'],
  ['gezelschapsspelletjes', 'bordspellen'],
  ['gps', 'navigatie'],
  ['aangeduid', 'aangegeven'],
  ['openingsuren', 'openingstijden'],
  ['reservatie', 'reservering'],
  ['meer moet dat niet zijn', 'meer hoeft niet'],
  ['het is de moeite', 'het is de moeite waard'],
  ['voor het restaurant de moeite', 'voor het restaurant de moeite waard'],
  ['veel volk', 'veel mensen'],
  ['lang aanschuiven aan het', 'lange rij bij het'],
  ['ten laatste', 'uiterlijk'],
  ['toegelaten', 'toegestaan'],
  ['voorbije', 'afgelopen'],
  ['voederbeurten', 'voedersessies'],
  ['in de week', 'doordeweeks'],
  ['zalig', 'heerlijk'],
  ['kies je uur', 'kies je tijd'],
  ['spreek het uur', 'spreek de tijd'],
  ['op het uur dat', 'op het tijdstip dat'],
  ['van je uur', 'van je tijd'],
  ['het gekozen uur', 'de gekozen tijd'],
  ['het afgesproken uur', 'de afgesproken tijd'],
  ['aan de receptie', 'bij de receptie'],
  ['ter plaatse', 'in het hotel'],
  ['elkaar graag ziet', 'van elkaar houdt'],
  ['met twee te delen', 'met z’n tweeën te delen'],
  ['met twee of met vrienden', 'met z’n tweeën of met vrienden'],
  ['frieten', 'friet'],
  ['avondmaal', 'maaltijd'],
  ['dikdoenerij', 'opsmuk'],
  ['tot in de hoekjes', 'tot in de hoeken'],
]

const patterns = words.map(([flemish, northern]) => ({ pattern: new RegExp(`(?<![\\p{L}’])${flemish}(?!\\p{L})`, 'giu'), northern }))

/** The same text as the Netherlands writes it; a capital stays a capital. */
export function northern(text: string): string {
  return patterns.reduce(
    (said, { pattern, northern: word }) =>
      said.replace(pattern, (found) => (/^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word)),
    text,
  )
}
