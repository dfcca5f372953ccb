import { useState } from 'react';
import { announceError } from '../../../announce.ts';

interface PictureState {
  /** Being painted on. */
  picture: ImageBitmap | null;
  open: (file: Blob | undefined) => Promise<void>;
  close: () => void;
}

/** The picture that a user paints on before it is added. */
export function usePicture(): PictureState {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  async function open(file: Blob | undefined) {
    if (file === undefined) return;
    try {
      setPicture(await createImageBitmap(file));
    } catch (error) {
      announceError(error);
    }
  }
  return { picture, open, close: () => setPicture(null) };
}
