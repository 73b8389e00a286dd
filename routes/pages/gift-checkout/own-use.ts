import type { GiftChoice } from '../../../src/domain/gift/gift.ts'

/** Whether an activity is bought for oneself. */
export const isOwnUse = ({ gift }: Pick<GiftChoice, 'gift'>): boolean => gift.type === 'DIGITAL_ACTIVITY_ONLY' && gift.ownUse
