import { useMemo, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { Button } from "../../../components/button.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { type CropArea, cropPhoto, type OpenedPicture, WHOLE_PICTURE } from "./picture-file.ts";
import styles from "./pictures.module.css";

interface Props {
  photo: OpenedPicture & { kind: "photo" };
  /** The ratio of width to height of the cropped area. */
  ratio: number;
  onCrop: (area: CropArea) => void;
  onClose: () => void;
}

const NEAREST = 3;
/** The distance that an arrow key moves the picture, in pixels. */
const STEP = 8;
/** The picture is never shown wider than this during cropping, in pixels. */
const SHOWN_WIDTH = 1200;

/** Crops a photo: the area is moved with the pointer or the arrow keys, and zoomed with a slider. */
export function CropDialog({ photo, ratio, onCrop, onClose }: Props) {
  const { picture: phrases } = useProPhrases("look");
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState(WHOLE_PICTURE);
  const shown = useMemo(() => cropPhoto(photo, WHOLE_PICTURE, SHOWN_WIDTH), [photo]);
  return (
    <QuestionDialog
      title={phrases.crop}
      onClose={onClose}
      actions={
        <Button look="main" onClick={() => onCrop(area)}>
          {phrases.use}
        </Button>
      }
    >
      <p id="crop-help">{phrases.cropHelp}</p>
      <div className={styles.cropper}>
        <Cropper
          image={shown}
          aspect={ratio}
          crop={crop}
          zoom={zoom}
          maxZoom={NEAREST}
          keyboardStep={STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={setArea}
          mediaProps={{ alt: "" }}
          cropperProps={{ role: "group", "aria-label": phrases.crop, "aria-describedby": "crop-help" }}
          // The page's content security policy forbids scripts to add styles.
          disableAutomaticStylesInjection
        />
      </div>
      <label className={styles.zoom}>
        {phrases.zoom}
        <input
          type="range"
          min={1}
          max={NEAREST}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
      </label>
    </QuestionDialog>
  );
}
