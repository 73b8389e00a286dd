const scarce = 3

/** Returns 1 to 3, only with dates. */
export function roomsLeft(availableRooms: number | undefined, hasDates: boolean): number | undefined {
  return hasDates && availableRooms !== undefined && availableRooms >= 1 && availableRooms <= scarce ? availableRooms : undefined
}
