/** workerd's native byte pipe; absent in Node, where tests of the renderer run too. */
declare const IdentityTransformStream: { new (): TransformStream<Uint8Array, Uint8Array> } | undefined
