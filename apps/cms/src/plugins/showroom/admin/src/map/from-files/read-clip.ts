/** How long a browser may take for the size of a clip that it cannot play, in milliseconds. */
const PATIENCE = 5000;

/** The size of a clip in pixels; undefined if the browser cannot play it, which the CMS may convert. */
export async function readClip(
  file: File,
): Promise<{ readonly width: number; readonly height: number } | undefined> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    return await new Promise((resolve) => {
      const timer = window.setTimeout(() => resolve(undefined), PATIENCE);
      const end = (): void => {
        window.clearTimeout(timer);
        const { videoWidth: width, videoHeight: height } = video;
        resolve(width > 0 && height > 0 ? { width, height } : undefined);
      };
      video.addEventListener('loadedmetadata', end);
      video.addEventListener('error', end);
      video.preload = 'metadata';
      video.src = address;
    });
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}
