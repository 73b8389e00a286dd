import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core'

type Tokens = Exclude<Messages[string], string>
type Token = Tokens[number]
type Values = Readonly<Record<string, unknown>>

/** Formats as Lingui does, which makes formatters and plural forms anew for each of a page's hundreds of texts. */
export class MarketTexts extends I18n {
  private readonly texts: Messages
  private readonly counts: Intl.PluralRules
  private readonly ranks: Intl.PluralRules
  private readonly numbers: Intl.NumberFormat

  /** Such as `fr-FR`. */
  constructor(tag: string, texts: Messages) {
    super({ locale: tag, messages: { [tag]: texts } })
    this.texts = texts
    this.counts = new Intl.PluralRules(tag)
    this.ranks = new Intl.PluralRules(tag, { type: 'ordinal' })
    this.numbers = new Intl.NumberFormat(tag)
  }

  override _(id: string | MessageDescriptor, values?: Values, options?: MessageOptions): string {
    const isId = typeof id === 'string'
    const text = this.texts[isId ? id : id.id]
    // Escapes are rare, and decoded by Lingui.
    if (typeof text === 'string' && !text.includes('\\')) return text
    const formatted = typeof text === 'object' ? this.format(text, (isId ? values : id.values) ?? {}, undefined) : undefined
    return formatted ?? (isId ? super._(id, values, options) : super._(id))
  }

  /** Undefined where only Lingui can format. `count`: replaces `#`. */
  private format(tokens: string | Tokens, values: Values, count: string | undefined): string | undefined {
    if (typeof tokens === 'string') return tokens.includes('\\') ? undefined : tokens
    let text = ''
    for (const token of tokens) {
      const part = token === '#' && count !== undefined ? count : this.formatToken(token, values)
      if (part === undefined) return undefined
      text += part
    }
    return text
  }

  private formatToken(token: Token, values: Values): string | undefined {
    if (typeof token === 'string') return token.includes('\\') ? undefined : token
    const [name, type, forms] = token
    const value = values[name]
    if (type === undefined) return value === undefined || value === null ? '' : String(value)
    if (!isForms(forms)) return undefined
    if (type === 'select') return this.format(ownForm(forms, String(value)) ?? ownForm(forms, 'other') ?? '', values, undefined)
    if (type !== 'plural' && type !== 'selectordinal') return undefined
    const rest = Number(value) - Number(forms['offset'] ?? 0)
    const rules = type === 'plural' ? this.counts : this.ranks
    const form = ownForm(forms, String(value)) ?? ownForm(forms, rules.select(rest)) ?? ownForm(forms, 'other') ?? ''
    return this.format(form, values, this.numbers.format(rest))
  }
}

type Forms = Readonly<Record<string, string | Tokens | number | undefined>>

const isForms = (forms: unknown): forms is Forms => typeof forms === 'object' && forms !== null

/** Safe for names such as `constructor`. */
function ownForm(forms: Forms, name: string): string | Tokens | undefined {
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined
  return typeof form === 'number' ? undefined : form
}
