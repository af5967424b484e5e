/**
 * Measures faces in a thread of its own, with Google's face model. The server gives this script alone leave to run
 * WebAssembly (`Content-Security-Policy` of its own response). A picture is measured and closed; nothing of it is kept.
 */
import { FaceLandmarker } from '@mediapipe/tasks-vision';
import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import program from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import { type FoundFace, measureFace } from '@oeillade/camera';
import model from '../../../../models/face_landmarker.task?url';
import type { FaceTold, Picture } from './messages.ts';

declare const self: DedicatedWorkerGlobalScope;

const tell = (told: FaceTold): void => self.postMessage(told);

const loading = FaceLandmarker.createFromOptions(
  { wasmLoaderPath: loader, wasmBinaryPath: program },
  {
    baseOptions: { modelAssetPath: model, delegate: 'CPU' },
    runningMode: 'VIDEO',
    numFaces: 1,
    outputFaceBlendshapes: true,
    outputFacialTransformationMatrixes: true,
  },
);

loading.then(
  () => tell({ m: 'ready' }),
  () => tell({ m: 'failed' }),
);

self.addEventListener('message', async ({ data }: MessageEvent<Picture>) => {
  const { image, t } = data;
  try {
    const landmarker = await loading;
    const face = findFace(landmarker, image, t);
    tell({ m: 'sample', sample: measureFace(t, face, image.width, image.height) });
  } catch {
    tell({ m: 'failed' });
  } finally {
    image.close();
  }
});

function findFace(landmarker: FaceLandmarker, image: ImageBitmap, t: number): FoundFace {
  const { faceLandmarks, faceBlendshapes, facialTransformationMatrixes } = landmarker.detectForVideo(
    image,
    t,
  );
  const shapes = faceBlendshapes[0]?.categories ?? [];
  return {
    places: faceLandmarks[0] ?? [],
    shapes: new Map(shapes.map(({ categoryName, score }) => [categoryName, score])),
    stands: facialTransformationMatrixes[0]?.data ?? [],
  };
}
