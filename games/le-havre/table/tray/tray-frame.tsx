import * as table from '@quayside/table/tray/tray-frame.tsx'
import { HintChip, HintPanel } from './hint.tsx'

/** The tray with what a bot would suggest here. */
export const TrayFrame = ({ chips, ...frame }: Omit<table.TrayFrameProps, 'above'>) => (
  <table.TrayFrame
    {...frame}
    above={<HintPanel />}
    chips={
      <>
        {chips}
        <HintChip />
      </>
    }
  />
)
