// Opens pictures in the whole window. What shows them is another part, fetched at the first use.
export { usePictureViewer, type OpenViewer } from './use-picture-viewer.js';
