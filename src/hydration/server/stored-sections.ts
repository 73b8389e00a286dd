import type { MemoMarkup } from './memo/pieces.tsx'

/** Markup of one section. `dependsOn` is the text of all that it was rendered from. */
export interface StoredSection {
  readonly dependsOn: string
  readonly markup: MemoMarkup
}

/** The sections of one object of content, as they were found where they are stored. */
export interface StoredSections {
  readonly find: (name: string) => StoredSection | undefined
  /**
   * Stores what had to be rendered. What changes with responses changes often: where another version of it is stored, a write costs more
   * than rendering it some hundred times.
   */
  readonly keep: (name: string, section: StoredSection, changesWith: 'content' | 'responses') => void
}

/** Where nothing is read or stored, sections are rendered as a part of their page. */
export const noneStored: StoredSections = { find: () => undefined, keep: () => {} }
