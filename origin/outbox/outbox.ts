import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { IsoDate } from '../../src/contract/scalars.ts'
import { prepare, rows, sql } from '../database/sql.ts'

export interface Mail {
  readonly kind: 'confirmation' | 'gift' | 'parcel'
  readonly address: string
  readonly due: IsoDate
  readonly subject: string
  readonly body: readonly string[]
  readonly attachment?: Attachment | undefined
}

export interface Attachment {
  readonly name: string
  readonly type: string
  readonly text: string
}

type Db = Pick<D1Database, 'prepare'>

/** An order has one e-mail of each kind, however often it is written. */
export function addToOutbox(db: Db, reference: string, { kind, address, due, subject, body, attachment }: Mail): D1PreparedStatement {
  return prepare(
    db,
    sql`INSERT INTO outbox (reference, kind, address, due, subject, body, attachment)
      VALUES (${reference}, ${kind}, ${address}, ${due}, ${subject}, ${JSON.stringify(body)}, ${attachment ? JSON.stringify(attachment) : null})
      ON CONFLICT (reference, kind) DO NOTHING`,
  )
}

export async function outboxOf(db: Db, reference: string): Promise<Mail[]> {
  const found = await rows<Omit<Mail, 'body' | 'attachment'> & { body: string; attachment: string | null }>(
    db,
    sql`SELECT kind, address, due, subject, body, attachment FROM outbox WHERE reference = ${reference} ORDER BY due, kind`,
  )
  return found.map((mail) => ({
    ...mail,
    body: JSON.parse(mail.body),
    attachment: mail.attachment === null ? undefined : JSON.parse(mail.attachment),
  }))
}
