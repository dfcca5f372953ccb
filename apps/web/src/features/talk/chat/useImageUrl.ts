import { messageImage } from '@netloom/contract';
import { useEffect, useState } from 'react';
import { fetchBlob } from '../../../api/index.ts';

/** A picture as an address of this page alone; null while it is not there. Each reading is authorised by the server. */
export function useImageUrl(imageId: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let wanted = true;
    fetchBlob(messageImage, { query: { imageId } }).then(
      (blob) => {
        if (!wanted) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [imageId]);
  return url;
}
