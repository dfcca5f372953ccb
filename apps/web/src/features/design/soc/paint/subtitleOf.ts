import { shownTitle } from '../../palette/index.ts';
import type { BlockShape } from '../geometry/shape.ts';

/** What stands below the name of a block. Its width follows from the title in its file: a picture is as wide in every language. */
export const subtitleOf = ({ subtitle, vlnv }: BlockShape): string =>
  vlnv === undefined ? subtitle : shownTitle({ vlnv, title: subtitle });
