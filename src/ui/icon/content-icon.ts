import * as paths from './paths.ts'

const named: Readonly<Record<string, string>> = {
  bed: paths.bedIcon,
  beach: paths.beachIcon,
  bath: paths.bathIcon,
  breakfast: paths.breakfastIcon,
  calendar: paths.calendarCheckIcon,
  castle: paths.castleIcon,
  chat: paths.chatIcon,
  clock: paths.clockIcon,
  dinner: paths.dinnerIcon,
  extra: paths.glassIcon,
  activity: paths.ticketIcon,
  family: paths.familyIcon,
  gift: paths.giftIcon,
  giftCard: paths.giftCardIcon,
  heart: paths.heartIcon,
  help: paths.headsetIcon,
  leaf: paths.leafIcon,
  massage: paths.massageIcon,
  mountain: paths.mountainIcon,
  pool: paths.poolIcon,
  refresh: paths.refreshIcon,
  shield: paths.shieldIcon,
  sparkles: paths.sparklesIcon,
  sun: paths.sunIcon,
  tag: paths.tagIcon,
  ticket: paths.ticketIcon,
  trees: paths.treesIcon,
  wallet: paths.walletIcon,
  wifi: paths.wifiIcon,
}

/** Finds a name or its first part, such as "massage" for "massage-50". */
export const namedIcon = (name: string | undefined): string | undefined => named[name ?? ''] ?? named[name?.split('-')[0] ?? '']

export const contentIcon = (name: string | undefined): string => named[name ?? ''] ?? paths.sparklesIcon
