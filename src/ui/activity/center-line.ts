import type { CenterContact } from '../../contract/center-contact.ts'
import { addressLines } from '../stay/address-lines.ts'

/** The name and the address of an activity's provider, in one line. */
export const centerLine = ({ label, location }: CenterContact): string => [label, ...addressLines(location)].join(', ')
