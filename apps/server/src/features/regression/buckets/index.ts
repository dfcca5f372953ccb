export { joinBucketsRoute, ownBucketRoute, restoreBucketRoute, splitBucketRoute } from './byHand.ts';
export { bucketsRoute } from './list.ts';
