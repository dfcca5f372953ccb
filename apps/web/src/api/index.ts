export { ApiError } from './ApiError.ts';
export { watchAttendance } from './attendance.ts';
export { callApi } from './callApi.ts';
export { downloadCall, fetchBlob } from './downloadCall.ts';
export { callKey, useCall, useCallMutation } from './hooks.ts';
export { queryClient } from './queryClient.ts';
export { serverNow } from './serverClock.ts';
export { isGoneFile, isNotFound, storedFile } from './storedFile.ts';
