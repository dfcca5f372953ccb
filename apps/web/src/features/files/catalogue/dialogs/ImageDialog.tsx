import { BASE_PATH, downloadResource } from '@netloom/contract';
import type { FileRow } from '@netloom/contract';
import { Alert, Modal, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authHeaders } from '../../../../api/token.ts';
import { fileSize } from '../../../../parts/index.ts';

/** An image of the tree as an address that the page can show; null when it cannot be had. */
function useImage(deptId: number, resource: string): string | null | undefined {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    const control = new AbortController();
    let made: string | undefined;
    const search = new URLSearchParams({ deptId: String(deptId), resource });
    // A picture element sends no token.
    void fetch(`${BASE_PATH}${downloadResource.path}?${search}`, {
      headers: authHeaders(),
      signal: control.signal,
    })
      .then(async (response) => {
        if (!response.ok) throw new Error(response.statusText);
        made = URL.createObjectURL(await response.blob());
        setAddress(made);
      })
      .catch(() => (control.signal.aborted ? undefined : setAddress(null)));
    return () => {
      control.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [deptId, resource]);
  return address;
}

interface ImageDialogProps {
  deptId: number;
  row: FileRow;
  onClose: () => void;
}

export function ImageDialog({ deptId, row, onClose }: ImageDialogProps) {
  const { t, i18n } = useTranslation('catalogue');
  const address = useImage(deptId, row.filePath);
  const [broken, setBroken] = useState(false);
  return (
    <Modal open width="min(960px, 92vw)" title={row.fileName} footer={null} onCancel={onClose}>
      <figure className="nl-catalogue-image">
        {address === undefined ? <Spin /> : null}
        {address === null || broken ? <Alert type="warning" title={t('image.broken')} /> : null}
        {typeof address === 'string' && !broken ? (
          <img src={address} alt={row.fileName} onError={() => setBroken(true)} />
        ) : null}
        <figcaption>
          {row.filePath} · {fileSize(row.fileSize, i18n.language)}
        </figcaption>
      </figure>
    </Modal>
  );
}
