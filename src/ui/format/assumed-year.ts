const halfYear = 6

/**
 * Who reads a date without its year takes it for the nearest one of that name: any other needs its year. Without the arithmetic of dates,
 * which every island with a date would load.
 */
export function needsYear(date: string, today: string): boolean {
  const [first, last] = date < today ? [date, today] : [today, date]
  const months = monthsOf(last) - monthsOf(first)
  return months > halfYear || (months === halfYear && last.slice(8) > first.slice(8))
}

const monthsOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
