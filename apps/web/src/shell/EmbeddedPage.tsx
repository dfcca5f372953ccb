import { Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A page in a frame: of another site, or one of Netloom's own. */
export function EmbeddedPage({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<string>();
  return (
    <div className="nl-embedded">
      {loaded === url ? null : <Spin description={t('embedded.loading')} />}
      <iframe src={url} title={title} onLoad={() => setLoaded(url)} />
    </div>
  );
}
