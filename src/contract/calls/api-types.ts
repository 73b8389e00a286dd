import type * as v from 'valibot'
import type { ApiName, Calls, InputOf, OutputOf } from './table.ts'

/** Pages see the table through these types alone, so that no schema reaches a browser. */

type Method = Calls[ApiName]['method']

type NamesOf<OfMethod extends Method> = { [Name in ApiName]: Calls[Name]['method'] extends OfMethod ? Name : never }[ApiName]
type NamesAt<Path, OfMethod extends Method> = {
  [Name in NamesOf<OfMethod>]: Calls[Name]['path'] extends Path ? Name : never
}[NamesOf<OfMethod>]

type GetPath = Calls[NamesOf<'get'>]['path']
export type ListPath = { [Name in NamesOf<'get'>]: OutputOf<Name> extends readonly unknown[] ? Calls[Name]['path'] : never }[NamesOf<'get'>]
export type ObjectPath = Exclude<GetPath, ListPath>
export type PostPath = Calls[NamesOf<'post'>]['path']

type WhenOf<Name extends ApiName> = Name extends ApiName
  ? Calls[Name]['api'] extends { readonly when: infer When extends string }
    ? When
    : never
  : never

/** Leaves out the field by which the other row of the path is told apart. */
type GetInputOf<Name extends ApiName, Path> =
  WhenOf<Name> extends never ? InputOf<Name> & { readonly [Key in WhenOf<NamesAt<Path, 'get'>>]?: undefined } : InputOf<Name>

export type GetInput<Path> = { [Name in NamesAt<Path, 'get'>]: GetInputOf<Name, Path> }[NamesAt<Path, 'get'>]

/** A path can have two rows: the fields of the input decide whose output it is. */
export type GetOutput<Path, Input> = OutputOf<
  { [Name in NamesAt<Path, 'get'>]: Input extends GetInputOf<Name, Path> ? Name : never }[NamesAt<Path, 'get'>]
>

/** Makes a misspelt field an error of the compiler. */
export type OnlyFields<Input, Known> = Input & { readonly [Key in Exclude<keyof Input, KeysOf<Known>>]: never }
type KeysOf<Union> = Union extends unknown ? keyof Union : never

export type PostInput<Path> = { [Name in NamesAt<Path, 'post'>]: v.InferInput<Calls[Name]['input']> }[NamesAt<Path, 'post'>]
export type PostOutput<Path> = { [Name in NamesAt<Path, 'post'>]: OutputOf<Name> }[NamesAt<Path, 'post'>]
