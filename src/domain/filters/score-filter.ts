/** The scores that can be asked for: 9+, 8+, 7+; without one, all. */
export const scoreSteps = [9, 8, 7] as const

/** The lowest score after a click on one: the one clicked, or none when it was already chosen. */
export function scoreAfterClick(chosen: number | undefined, clicked: number): number | undefined {
  return chosen === clicked ? undefined : clicked
}

/** A score shows as checked when it is at or above the chosen one. */
export function isScoreChecked(chosen: number | undefined, score: number): boolean {
  return chosen !== undefined && score >= chosen
}

/** Star classes that can be asked for. */
export const starSteps = ['5', '4', '3'] as const
