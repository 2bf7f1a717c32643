// Opens pictures in the whole window. Another part shows them, fetched at the first use.
export { usePictureViewer, type OpenViewer } from './use-picture-viewer.js';
