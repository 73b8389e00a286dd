import type { MemoMarkup } from './memo/pieces.tsx'

/** Markup of one section. `dependsOn` is the text of all that it was rendered from. */
export interface StoredSection {
  readonly dependsOn: string
  readonly markup: MemoMarkup
}

/** The sections of one object of content, as they were found where they are stored. */
export interface StoredSections {
  readonly found: ReadonlyMap<string, StoredSection>
  /** Stores what had to be rendered. */
  readonly keep: (name: string, section: StoredSection) => void
}

/** Where nothing is read or stored, sections are rendered as a part of their page. */
export const noneStored: StoredSections = { found: new Map(), keep: () => {} }
