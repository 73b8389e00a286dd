import * as paths from './paths.ts'

/** Icons that content may name. */
const named: Readonly<Record<string, string>> = {
  bed: paths.bed,
  beach: paths.beach,
  bath: paths.bath,
  breakfast: paths.breakfast,
  calendar: paths.calendarCheck,
  castle: paths.castle,
  chat: paths.chat,
  clock: paths.clock,
  dinner: paths.dinner,
  extra: paths.glass,
  activity: paths.ticket,
  family: paths.family,
  gift: paths.gift,
  giftCard: paths.giftCard,
  heart: paths.heart,
  help: paths.headset,
  leaf: paths.leaf,
  massage: paths.massage,
  mountain: paths.mountain,
  pool: paths.pool,
  refresh: paths.refresh,
  shield: paths.shield,
  sparkles: paths.sparkles,
  sun: paths.sun,
  tag: paths.tag,
  ticket: paths.ticket,
  trees: paths.trees,
  wallet: paths.wallet,
  wifi: paths.wifi,
}

/** The icon that content names; a neutral one for names nobody knows. */
export const contentIcon = (name: string | undefined): string => named[name ?? ''] ?? paths.sparkles
