import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { IsoDate } from '../../src/contract/scalars.ts'
import { prepare, rows, sql } from '../database/sql.ts'

export interface Mail {
  readonly kind: 'confirmation' | 'gift' | 'parcel'
  readonly address: string
  readonly due: IsoDate
  readonly subject: string
  readonly body: readonly string[]
}

type Db = Pick<D1Database, 'prepare'>

/** An order has one e-mail of each kind, however often it is written. */
export function addToOutbox(db: Db, reference: string, { kind, address, due, subject, body }: Mail): D1PreparedStatement {
  return prepare(
    db,
    sql`INSERT INTO outbox (reference, kind, address, due, subject, body)
      VALUES (${reference}, ${kind}, ${address}, ${due}, ${subject}, ${JSON.stringify(body)})
      ON CONFLICT (reference, kind) DO NOTHING`,
  )
}

export async function outboxOf(db: Db, reference: string): Promise<Mail[]> {
  const found = await rows<Omit<Mail, 'body'> & { body: string }>(
    db,
    sql`SELECT kind, address, due, subject, body FROM outbox WHERE reference = ${reference} ORDER BY due, kind`,
  )
  return found.map((mail) => ({ ...mail, body: JSON.parse(mail.body) }))
}
