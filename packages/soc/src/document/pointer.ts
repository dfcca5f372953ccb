export { pathOf, pointerOf } from '@netloom/model';
