/** Returns the document with each part in the place that `<!-- name -->` and `<!-- end of name -->` mark. */
export function withGeneratedParts(document: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce(
    (text, [name, part]) =>
      text.replace(new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end of ${name} -->)`), (_, from, to) => `${from}\n${part}\n\n${to}`),
    document,
  )
}
