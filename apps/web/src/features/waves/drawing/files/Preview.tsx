import { readDrawing, svgOf } from '@netloom/waves/drawing';
import { useMemo } from 'react';
import { usePictureColours } from '../picture/colours.ts';

/** What a drawing's text looks like. */
export function Preview({ text, name }: { text: string; name: string }) {
  const colours = usePictureColours();
  const picture = useMemo(() => {
    const { drawing } = readDrawing(text, 'template');
    return drawing && `data:image/svg+xml,${encodeURIComponent(svgOf(drawing, colours))}`;
  }, [text, colours]);
  return (
    <div className="nl-wd-preview">{picture === undefined ? null : <img src={picture} alt={name} />}</div>
  );
}
