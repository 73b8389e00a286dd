export const scoreSteps = [9, 8, 7] as const

export function scoreAfterClick(chosen: number | undefined, clicked: number): number | undefined {
  return chosen === clicked ? undefined : clicked
}

export function isScoreChecked(chosen: number | undefined, score: number): boolean {
  return chosen !== undefined && score >= chosen
}

export const starSteps = ['5', '4', '3'] as const
