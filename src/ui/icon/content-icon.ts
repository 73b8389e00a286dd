import type { IconName } from './icon-names.ts'

const named: Readonly<Record<string, IconName>> = {
  bed: 'bed',
  beach: 'beach',
  bath: 'bath',
  breakfast: 'breakfast',
  calendar: 'calendar-check',
  castle: 'castle',
  chat: 'chat',
  clock: 'clock',
  dinner: 'dinner',
  extra: 'glass',
  activity: 'ticket',
  family: 'family',
  gift: 'gift',
  giftCard: 'gift-card',
  heart: 'heart',
  help: 'headset',
  leaf: 'leaf',
  massage: 'massage',
  mountain: 'mountain',
  pool: 'pool',
  refresh: 'refresh',
  shield: 'shield',
  sparkles: 'sparkles',
  sun: 'sun',
  tag: 'tag',
  ticket: 'ticket',
  trees: 'trees',
  wallet: 'wallet',
  wifi: 'wifi',
}

/** Finds a name or its first part, such as "massage" for "massage-50". */
export const namedIcon = (name: string | undefined): IconName | undefined => named[name ?? ''] ?? named[name?.split('-')[0] ?? '']

export const contentIcon = (name: string | undefined): IconName => named[name ?? ''] ?? 'sparkles'
