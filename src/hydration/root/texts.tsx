import { cloneElement, createContext, Fragment, type ReactElement, type ReactNode, useContext } from 'react'

/** Lingui's compiled text: literals, `[value]`, and `[value, 'plural', cases]` with `#` as the count. */
type Compiled = string | readonly Token[]
type Token = string | readonly [value: string, kind?: 'plural', cases?: Readonly<Record<string, Compiled>>]
type Values = Readonly<Record<string, unknown>>

interface Descriptor {
  readonly id: string
  readonly values?: Values
}

interface Reader {
  readonly locale: string
  readonly _: (text: string | Descriptor, values?: Values) => string
  readonly load: (locale: string, messages: Values) => void
}

/**
 * Replaces Lingui in islands (`src/hydration/build/browser-texts.ts`) with a third of its code: catalogues have only texts, values and
 * plurals.
 */
export function setupI18n(catalogue: { locale: string; messages: Readonly<Record<string, Values>> }): Reader {
  const { locale } = catalogue
  const texts: Record<string, unknown> = { ...catalogue.messages[locale] }
  const plurals = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)

  const write = (text: Compiled, values: Values, counted?: string): string =>
    typeof text === 'string' ? text : text.map((token) => writeToken(token, values, counted)).join('')
  const writeToken = (token: Token, values: Values, counted: string | undefined): string => {
    if (token === '#' && counted !== undefined) return counted
    if (typeof token === 'string') return token
    const [name, , cases] = token
    const value = values[name]
    if (!cases) return String(value ?? '')
    const count = Number(value)
    return write(cases[count] ?? cases[plurals.select(count)] ?? cases['other'] ?? '', values, numbers.format(count))
  }
  return {
    locale,
    _: (text, values) => {
      const { id, values: own = values } = typeof text === 'string' ? { id: text } : text
      // Compiled by the build.
      return write((texts[id] ?? id) as Compiled, own ?? {})
    },
    load: (_, more) => void Object.assign(texts, more),
  }
}

const Texts = createContext<Reader>(setupI18n({ locale: 'en', messages: {} }))

export function I18nProvider(props: { i18n: Reader; children: ReactNode }): ReactNode {
  return <Texts.Provider value={props.i18n}>{props.children}</Texts.Provider>
}

export function useLingui(): { i18n: Reader; _: Reader['_'] } {
  const i18n = useContext(Texts)
  return { i18n, _: i18n._ }
}

/** `<0>…</0>` and `<1/>` are replaced by `components`. */
export function Trans(props: {
  id: string
  values?: Readonly<Record<string, ReactNode>>
  components?: Readonly<Record<string, ReactElement>>
}): ReactNode {
  const { _ } = useLingui()
  const elements: Record<string, ReactElement> = { ...props.components }
  const values: Record<string, ReactNode> = { ...props.values }
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') continue
    const at = Object.keys(elements).length
    elements[at] = <Fragment>{value}</Fragment>
    values[name] = `<${at}/>`
  }
  return withElements(_(props.id, values), elements)
}

/** `<0>…</0>` or `<0/>`. */
const place = /<(\w+)(?:\/>|>(.*?)<\/\1>)/s

function withElements(text: string, elements: Readonly<Record<string, ReactElement>>): ReactNode {
  const found = place.exec(text)
  if (!found) return text
  const [whole, name = '', inside] = found
  const element = elements[name]
  return (
    <>
      {text.slice(0, found.index)}
      {element && inside ? cloneElement(element, undefined, withElements(inside, elements)) : element}
      {withElements(text.slice(found.index + whole.length), elements)}
    </>
  )
}
