import type { SearchBoxProps } from './props.ts'

/** Returns the props without the themes that a browser reads from their field. Empty names are the label. */
export const withoutShownThemes = ({ themes, ...props }: SearchBoxProps): SearchBoxProps => ({
  ...props,
  themes: [],
  ...(themes.length > 0 && { themeNames: themes.map(({ label, names }) => (names === label ? '' : names)) }),
})

/** Adds the themes of the server's field. */
export function withShownThemes({ themeNames, ...props }: SearchBoxProps, island: Element): SearchBoxProps {
  const options = [...island.querySelectorAll<HTMLOptionElement>('select[name="theme"] option')].filter(({ value }) => value !== '')
  return { ...props, themes: options.map(({ value, text }, at) => ({ id: Number(value), label: text, names: themeNames?.[at] || text })) }
}
