interface Copied {
  /** For the visitor, as it comes. */
  body: ReadableStream<Uint8Array>;
  /** Read to its end even if the visitor leaves; fails if the body is cut off. */
  whole: Promise<ArrayBuffer>;
}

/** Copies a body for the visitor and the cache. `tee()` loses the first piece of a navigation's data in Oxygen's runtime. */
export function copiedBody(original: ReadableStream<Uint8Array>): Copied {
  const pieces: BlobPart[] = [];
  let visitor: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      visitor = controller;
    },
    cancel() {
      visitor = undefined;
    },
  });

  async function readAll(): Promise<ArrayBuffer> {
    const reader = original.getReader();
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        // A copy: the runtime owns a chunk once it is sent.
        pieces.push(new Uint8Array(next.value));
        visitor?.enqueue(next.value);
      }
      visitor?.close();
      return await new Blob(pieces).arrayBuffer();
    } catch (error) {
      visitor?.error(error);
      throw error;
    }
  }

  return {body, whole: readAll()};
}
