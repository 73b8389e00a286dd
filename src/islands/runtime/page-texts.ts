import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { pageSite } from './page-site.ts'
import type { Messages as PlainMessages } from '../../hydration/browser/element.ts'
import { partFiles } from '../../hydration/browser/preload.ts'

let texts: I18n | undefined
let first: Messages | undefined

/** For all islands: a shared part loads once. */
export function addTexts(plain: PlainMessages): I18n {
  // Lingui's type does not describe plain data.
  const messages = plain as Messages
  const { tag } = pageSite().site.market
  if (!texts) texts = setupI18n({ locale: tag, messages: { [tag]: (first = messages) } })
  // In development all islands have the same texts.
  else if (messages !== first) texts.load(tag, messages)
  return texts
}

export async function loadPartTexts(island: HTMLElement, part: string): Promise<void> {
  const [url] = partFiles(island, part)
  if (!url) return
  const module: { default: PlainMessages } = await import(/* @vite-ignore */ url)
  addTexts(module.default)
}
