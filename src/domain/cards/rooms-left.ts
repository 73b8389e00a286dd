const scarce = 3

export function roomsLeft(availableRooms: number | undefined, hasDates: boolean): number | undefined {
  return hasDates && availableRooms !== undefined && availableRooms >= 1 && availableRooms <= scarce ? availableRooms : undefined
}
