import { PaperClipOutlined } from '@ant-design/icons';
import { messageImage } from '@netloom/contract';
import type { Attachment } from '@netloom/contract';
import { Button, Image } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadCall } from '../../../api/index.ts';
import { fileSize } from '../../../parts/index.ts';
import { useImageUrl } from './useImageUrl.ts';

/** Longest side of a picture in a chat, in CSS pixels. */
const SIDE = 280;

function Picture({ image }: { image: Attachment }) {
  const { t } = useTranslation('talk');
  const url = useImageUrl(image.imageId);
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  // Its place is kept while it loads, so that nothing moves.
  const size = { width: Math.round(image.width * scale), height: Math.round(image.height * scale) };
  if (url === null) return <span className="nl-picture" style={size} aria-label={t('image.loading')} />;
  return <Image src={url} alt={image.name} {...size} classNames={{ root: 'nl-picture' }} />;
}

/** Pictures are shown, any other file can be downloaded. */
export function Images({ images }: { images: readonly Attachment[] }) {
  const { i18n } = useTranslation('talk');
  if (images.length === 0) return null;
  return (
    <div className="nl-images">
      {images.map((image) =>
        image.kind === 'image' ? (
          <Picture key={image.imageId} image={image} />
        ) : (
          <Button
            key={image.imageId}
            size="small"
            icon={<PaperClipOutlined />}
            onClick={() => void downloadCall(messageImage, { query: { imageId: image.imageId } }, image.name)}
          >
            <bdi>{image.name}</bdi> · {fileSize(image.bytes, i18n.language)}
          </Button>
        ),
      )}
    </div>
  );
}
