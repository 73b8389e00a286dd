import type { ReactNode } from 'react'
import { cutAtWord } from '../../domain/cards/truncation.ts'
import { shownCharacters, unmarked } from '../home/cut-subtitle.ts'

/** What an offer includes, cut to 250 characters (booking, section 9). */
export function ProgramSummary({ text }: { text: string }): ReactNode {
  const { head, rest } = cutAtWord(text, shownCharacters.wide)
  return <p className="muted">{rest ? `${unmarked(head)}…` : head}</p>
}
