import type { ReactNode } from 'react'
import { cutAtWord } from '../../domain/cards/truncation.ts'
import { shownCharacters, unmarked } from '../home/cut-subtitle.ts'

/** What an offer includes, in its first 250 characters (specification of booking, section 9). */
export function ProgramSummary({ text }: { text: string }): ReactNode {
  const { head, rest } = cutAtWord(text, shownCharacters.wide)
  return <p className="muted">{rest ? `${unmarked(head)}…` : head}</p>
}
