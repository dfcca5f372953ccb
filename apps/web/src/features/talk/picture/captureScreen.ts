/** Whether the browser can take a picture of a screen, a window or a tab: over HTTPS and on this machine alone. */
export const canCapture = (): boolean =>
  typeof navigator.mediaDevices?.getDisplayMedia === 'function' && window.isSecureContext;

/** Milliseconds that the browser's own dialog needs to be gone from what is taken. */
const SETTLE_MS = 300;

/** One picture of what the user chooses; undefined where he chose nothing. */
export async function captureScreen(): Promise<File | undefined> {
  const stream = await navigator.mediaDevices
    .getDisplayMedia({ video: true, audio: false, ...{ preferCurrentTab: true } })
    .catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') return undefined;
      throw error;
    });
  if (stream === undefined) return undefined;
  try {
    return await frameOf(stream);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

async function frameOf(stream: MediaStream): Promise<File> {
  const video = document.createElement('video');
  video.srcObject = stream;
  video.muted = true;
  await video.play();
  await new Promise((settled) => setTimeout(settled, SETTLE_MS));
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')!.drawImage(video, 0, 0);
  return fileOf(canvas);
}

/** What a canvas shows, as a PNG. */
export async function fileOf(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  if (blob === null) throw new Error('the picture is too large for this browser');
  return new File([blob], 'screenshot.png', { type: 'image/png' });
}
