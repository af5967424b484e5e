/** As much of a video as says when it shows another picture. Firefox tells of pictures since 132. */
export interface Pictures {
  readonly currentTime: number;
  requestVideoFrameCallback?(
    told: (now: number, about: { readonly captureTime?: number | undefined }) => void,
  ): unknown;
}

/** Tells of the next picture of this video, and when it was taken: where the browser does not, it is looked for at each frame of the page. */
export function onNextPicture(video: Pictures, told: (t: number) => void): void {
  if (video.requestVideoFrameCallback) {
    // What a camera stamps says better when it was than when this page gets to it.
    video.requestVideoFrameCallback((now, { captureTime }) => told(captureTime ?? now));
    return;
  }
  const shown = video.currentTime;
  const look = (now: number): void => {
    if (video.currentTime === shown) requestAnimationFrame(look);
    else told(now);
  };
  requestAnimationFrame(look);
}
