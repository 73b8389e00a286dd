import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { pageSite } from './page-site.ts'
import { filesOf } from '../../hydration/browser/preload.ts'
import type { IslandFiles, Messages as PlainMessages } from '../../hydration/island.ts'

let page: I18n | undefined

/** One for all islands of the page, since a part that several of them open loads its texts once. */
export function pageI18n(): I18n {
  const { tag } = pageSite().site.market
  return (page ??= setupI18n({ locale: tag, messages: { [tag]: {} } }))
}

/** Lingui adds them to those of the islands before, and renders the mounted islands again. */
export function loadTexts(messages: PlainMessages): void {
  // Lingui's type does not describe plain data.
  pageI18n().load(pageSite().site.market.tag, messages as Messages)
}

export async function loadPartTexts(island: HTMLElement, part: string): Promise<void> {
  const { parts } = await filesOf(island)
  const [url] = parts[part] ?? []
  if (!url) return
  const module: { default: Pick<IslandFiles, 'texts'> } = await import(/* @vite-ignore */ url)
  loadTexts(module.default.texts)
}
