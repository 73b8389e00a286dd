import type { ReactNode } from 'react'
import { cutAtWord } from '../../domain/cards/truncation.ts'
import { useSite } from '../site/SiteContext.tsx'
import { shownCharacters, unmarked } from '../home/cut-subtitle.ts'

/** The program in 250 characters (B9.2). The experiment's variation cuts it as on a phone. */
export function ProgramSummary({ text }: { text: string }): ReactNode {
  const { variations = [] } = useSite()
  const { head, rest } = cutAtWord(text, variations.includes('packageSummary') ? shownCharacters.narrow : shownCharacters.wide)
  return <p className="muted">{rest ? `${unmarked(head)}…` : head}</p>
}
