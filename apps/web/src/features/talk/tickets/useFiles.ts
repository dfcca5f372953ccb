import { IMAGES_MOST, messageImage } from '@netloom/contract';
import type { Attachment } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceWarning } from '../../../announce.ts';
import { fetchBlob } from '../../../api/index.ts';
import { uploadFiles } from '../chat/index.ts';
import { captureScreen, usePicture } from '../picture/index.ts';

/** Files that go along with a form: added, painted on, taken out. */
export function useFiles(files: Attachment[], onChange: (files: Attachment[]) => void) {
  const { t } = useTranslation('picture');
  const picture = usePicture();
  const [busy, setBusy] = useState(false);
  /** The one that is painted on anew, and replaced. */
  const [painted, setPainted] = useState<Attachment | null>(null);

  async function whileBusy(work: () => Promise<void>) {
    setBusy(true);
    await work().catch(announceError);
    setBusy(false);
  }
  const without = ({ imageId }: Attachment) => files.filter((file) => file.imageId !== imageId);

  const hasRoom = (count: number) => {
    if (count <= IMAGES_MOST) return true;
    announceWarning(t('most', { count: IMAGES_MOST }));
    return false;
  };
  function add(list: ArrayLike<File> | null) {
    if (list === null || list.length === 0 || !hasRoom(files.length + list.length)) return;
    void whileBusy(async () => onChange([...files, ...(await uploadFiles(list))]));
  }

  return {
    ...{ busy, add, picture: picture.picture },
    remove: (file: Attachment) => onChange(without(file)),
    /** One picture is painted on first, more than one are taken as they are. */
    paste(list: FileList) {
      const [first] = list;
      if (list.length !== 1 || !first!.type.startsWith('image/')) return add(list);
      setPainted(null);
      void picture.open(first);
    },
    capture() {
      setPainted(null);
      void whileBusy(async () => picture.open(await captureScreen()));
    },
    paint(file: Attachment) {
      setPainted(file);
      void whileBusy(async () =>
        picture.open(await fetchBlob(messageImage, { query: { imageId: file.imageId } })),
      );
    },
    close: picture.close,
    /** Rejects where the picture was not taken: it stays open. */
    async done(file: File) {
      const kept = painted === null ? files : without(painted);
      if (!hasRoom(kept.length + 1)) return;
      onChange([...kept, ...(await uploadFiles([file]))]);
      picture.close();
    },
  };
}
